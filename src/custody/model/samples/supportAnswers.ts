/** Sample texts, by question. */
export const supportAnswers: Readonly<Record<string, readonly string[]>> = {
  languages: [
    'Portuguese and English',
    'English, Spanish',
    'Ukrainian, English, a little Polish',
    'Portuguese, English, French (slowly)',
    'German and English',
    'Arabic, French, English',
  ],
  weekendsNo: [
    'I look after my mother on Saturdays. Sundays would be possible, not every month.',
    'I study at weekends until next June. After that I can.',
    'Evenings in the week would be fine instead.',
  ],
  refundReply: [
    'Dear Ms Duarte, I can see both payments for the night of the 14th, so your guest is right: the second one should not be there. I have sent it back today, and it will reach the account within three to five working days. You don’t need to do anything. If it isn’t there by next Friday, reply to this message and it comes straight to me.',
    'Hello Ms Duarte, thank you for telling us. The guest was charged twice because the page was reloaded while paying. I have refunded the second payment just now; banks take three to five working days. I am sorry for the trouble with your guest. Feel free to forward this message to them.',
    'Dear Ms Duarte, we are looking into this and will come back to you as soon as possible. Please ask your guest to be patient in the meantime. Kind regards.',
    'Good morning Ms Duarte, you are right, there are two payments of 86 euros. One of them has been returned this morning. Your guest should see it in three to five working days, depending on the bank. I have written a note on the booking so that my colleagues know as well.',
    'Hello, refunds take three to five working days. Please fill in the form on our website and attach both receipts, then we can check whether it was really paid twice.',
    'Dear Ms Duarte, I checked: two payments, four seconds apart. That is our mistake and not your guest’s. The second one is on its way back, three to five working days. I will look again on Thursday and write to you either way.',
  ],
  coach: [
    'I would read five of their conversations together with them and ask after each: what did this person need? Usually they find it themselves. Then I would sit next to them for a morning, so that asking is easy.',
    'Find out whether they don’t know the product or don’t dare to decide. For the first, time with someone who knows it. For the second, I would tell them which decisions are theirs and stand behind them when one is wrong.',
    'Give them fewer messages and ask that each is solved, not answered. Speed comes later.',
    'I would start with what is good, since being polite under pressure can’t be taught. Then one goal for the week: before sending, write down in one sentence what is now solved.',
  ],
}
