/**
 * The icons of the candidate's screens, one path each, because the staff's icon library would be
 * too large for the candidate's address.
 */
export const signs = {
  back: 'M13 8H3m4-4L3 8l4 4',
  next: 'M3 8h10M9 4l4 4-4 4',
  problem: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Zm0 3v3.25M8 11v.01',
  done: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2ZM5.5 8.2 7.3 10l3.4-3.8',
  language:
    'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2ZM2 8h12M8 2c-3.4 3.6-3.4 8.4 0 12M8 2c3.4 3.6 3.4 8.4 0 12',
  waiting: 'M8 2a6 6 0 1 0 6 6',
} as const
