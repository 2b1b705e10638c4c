import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: 'main.js',
  ssr: true,
  // 'lazy' would ask the server for /__manifest while the visitor reads.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
