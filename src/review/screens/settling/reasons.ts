/** Reasons that often apply, each with its key. Stored as text, like those that are typed. */
export const REASONS = [
  { key: 'r', text: 'The rubric says so', needsRubric: true },
  { key: 'o', text: 'Something was overlooked', needsRubric: false },
  { key: 't', text: 'Agreed after talking', needsRubric: false },
  { key: 'b', text: 'Both readings are fair', needsRubric: false },
] as const
