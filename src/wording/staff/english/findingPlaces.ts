export const places = {
  assessment: 'The assessment',
  section: (number: string, title: string) =>
    title === '' ? `Section ${number}` : `Section ${number}, ${title}`,
  question: (number: string, prompt: string) =>
    prompt === '' ? `Question ${number}` : `Question ${number}, ${prompt}`,
  statement: (text: string) => (text === '' ? 'Statement' : `Statement, ${text}`),
  calculated: (name: string) => (name === '' ? 'Calculated values' : `Calculated value ${name}`),
  deleted: 'Something that was deleted',
} as const
