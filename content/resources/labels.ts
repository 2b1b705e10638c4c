export const resourceLabels = {
  contents: 'On this page',
  related: 'Where to go from here',
};
