/** Icons for rarer questions and for finished responses. */
export const moreSigns = {
  hidden: 'M2 8c1.5-2.7 3.5-4 6-4s4.5 1.3 6 4c-1.5 2.7-3.5 4-6 4s-4.5-1.3-6-4Zm1 5L13 3',
  file: 'M4 2h5l3 3v9H4Zm5 0v3h3',
  upload: 'M8 10V3M5 6l3-3 3 3M3 13h10',
  download: 'M8 3v7M5 7l3 3 3-3M3 13h10',
  remove: 'm4 4 8 8m0-8-8 8',
  circle: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Z',
  circleChosen: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Zm0 4.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z',
  circleBlank:
    'M6.4 2.2q1.6-.4 3.2 0M12.9 4.6q1 1.4 1.1 3M13.3 10.8q-.8 1.6-2.2 2.4M8 14q-1.8-.1-3.2-1M2.6 10.6Q1.9 9 2 7.4M3 4.7q.4-.7 1-1.2',
  square: 'M3 3h10v10H3Z',
  star: 'm8 2 1.8 3.9 4.2.5-3.1 2.9.8 4.2L8 11.4l-3.7 2.1.8-4.2L2 6.4l4.2-.5Z',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  grip: 'M6 4v.01M10 4v.01M6 8v.01M10 8v.01M6 12v.01M10 12v.01',
  squareChosen: 'M3 3h10v10H3Zm2.5 5.2 1.8 1.8 3.2-3.8',
} as const
