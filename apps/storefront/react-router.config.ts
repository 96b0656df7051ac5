import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // Given by scripts/build/build-pages.ts: each build has a folder of its own.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/unfinished',
  // Every route is known from the first document: no discovery request before a navigation.
  routeDiscovery: { mode: 'initial' },
  // The routes have no client loaders; a chunk for each of their parts would only be one more request.
  splitRouteModules: false,
} satisfies Config;
