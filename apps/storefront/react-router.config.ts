import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // Every route is known from the first document: no discovery request before a navigation (docs/architecture.md).
  routeDiscovery: { mode: 'initial' },
  // The routes have no client loaders; a chunk for each of their parts would only be one more request.
  splitRouteModules: false,
} satisfies Config;
