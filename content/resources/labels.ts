/** What the resource and legal pages call their parts. */
export const resourceLabels = {
  contents: 'On this page',
  related: 'Where to go from here',
};
