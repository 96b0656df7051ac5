import { data, type RouterContextProvider, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

const heldData = new WeakMap<object, Map<string, unknown>>();

/**
 * Routes whose loaders keep what they found beside the router, which would encode it before anything is rendered (`encodeData` does it
 * in a third of the time). For documents alone: whoever asks for data is answered by the router.
 */
export function holdData(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && { ...route, module: holdDataOf(id, route.module) }]),
  );
}

type Module = NonNullable<Routes[string]>['module'];

function holdDataOf(id: string, module: Module): Module {
  const { loader } = module;
  if (!loader) return module;
  return {
    ...module,
    loader: async (args) => {
      const found: unknown = await loader(args);
      if (found instanceof Response || found === undefined) return found;
      const held = heldData.get(args.context) ?? new Map<string, unknown>();
      heldData.set(args.context, held);
      const answer = asAnswer(found);
      held.set(id, answer ? answer.data : found);
      return answer ? data(null, answer.init ?? undefined) : null;
    },
  };
}

type Answer = { type: string; data: unknown; init: ResponseInit | null };

/** What `data()` of the router makes: the data of a route with a status or headers. */
function asAnswer(found: unknown): Answer | undefined {
  const isAnswer = typeof found === 'object' && found !== null && (found as Answer).type === 'DataWithResponseInit';
  return isAnswer ? (found as Answer) : undefined;
}

/** The data of a document, each at its route again. */
export function withHeldData(
  loaderData: Record<string, unknown>,
  context: Readonly<RouterContextProvider>,
): Record<string, unknown> {
  const held = heldData.get(context);
  if (!held) return loaderData;
  return Object.fromEntries(
    Object.entries(loaderData).map(([id, standIn]) => [id, standIn === null ? (held.get(id) ?? null) : standIn]),
  );
}
