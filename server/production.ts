import { resolve } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { runServer } from './main.ts';
import { createAssets } from './platform/http/assets.ts';

const client = resolve(import.meta.dirname, '../client');
// The two types of React Router differ in how they write optional properties.
await runServer({
  build: build as ServerBuild,
  assets: createAssets(client),
  publicFolder: client,
  photosFolder: resolve(import.meta.dirname, '../photos'),
});
