import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // Given by scripts/build/build-pages.ts: each build has a folder of its own.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/unfinished',
  // No requests for routes: browsers have them from one file (app/start/later-routes.ts).
  routeDiscovery: { mode: 'initial' },
  // The routes have no client loaders; a chunk for each of their parts would only be one more request.
  splitRouteModules: false,
} satisfies Config;
