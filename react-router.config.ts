import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // Named by the inputs in vite.config.ts.
  serverBuildFile: '[name].js',
  ssr: true,
  // 'lazy' would ask the server for /__manifest while the visitor reads.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
