import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes.ts';

const pathsOf = ({ path, children = [] }: RouteConfigEntry): string[] => [
  ...(path === undefined ? [] : [path]),
  ...children.flatMap(pathsOf),
];

/** The paths of the route table. */
export const pagePaths = routes.flatMap(pathsOf);
