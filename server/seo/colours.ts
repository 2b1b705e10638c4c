/** The colours of app/styles.css, for generated pictures. */
export const colours = {
  ink: '#14181f',
  paper: '#faf8f4',
  sand: '#f2eee6',
  navy: '#12233d',
  navyDeep: '#0c192d',
  navyLine: '#33445f',
  mist: '#c8d0dc',
  brass: '#a8823c',
  brassDeep: '#7a5c22',
  brassLight: '#dcc08a',
} as const;
