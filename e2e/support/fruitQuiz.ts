/** A typical quiz: numbered headings, code, lettered options, folded answers. */
export const FRUIT_QUIZ = `# Fruit and code

Some words that introduce the whole.

---

###### 1. What does this print?

\`\`\`javascript
const basket = ['apple', 'pear']
console.log(basket.length)
\`\`\`

- A: \`1\`
- B: \`2\`
- C: \`undefined\`

<details><summary><b>Answer</b></summary>
<p>

#### Answer: B

There are two of them.

</p>
</details>

---

###### 2. Which one grows under the ground?

- A: Potato
- B: Cherry

<details><summary><b>Answer</b></summary>
<p>

#### Answer: A

</p>
</details>

---

###### 3. What is \`typeof null\`?

- A: \`"null"\`
- B: \`"object"\`
- C: \`"undefined"\`

<details><summary><b>Answer</b></summary>
<p>

#### Answer: B

An old mistake that had to stay.

</p>
</details>
`
