/** What a module of the router is left without. Texts stand there exactly once, or wherever they stand the same holds. */
type Cuts = {
  /** Functions, and what they do instead. */
  bodies?: Record<string, string>;
  /** Expressions, and what they always come to. */
  always?: [expression: string, value: string][];
  /** Statements: from the first text up to the second, which stays. */
  statements?: [from: string, upTo: string][];
};

/**
 * By module of `react-router/dist/production/lib`. These pages write through operations of the contract, so the router has no actions, no
 * submissions and no fetchers; it knows no loaders of browsers, no transitions of views, no masked addresses, no server
 * components, and documents of ours are never shells without content ("SPA mode").
 */
export const routerCuts: Record<string, Cuts> = {
  'router/router.js': {
    bodies: {
      fetch: '',
      getFetcher: '',
      resetFetcher: '',
      deleteFetcher: '',
      queueFetcherForDeletion: '',
      markFetchRedirectsDone: '',
      abortStaleFetchLoads: '',
      getUpdatedRevalidatingFetchers: '',
      getUpdatedActionData: '',
      getActionDataForCommit: '',
      getSubmissionFromNavigation: '',
      normalizeNavigateOptions: 'return { path };',
      getLoadingNavigation: 'return { state: "loading", location, matches, historyAction };',
      createClientSideRequest:
        'return new Request(history.createURL(stripHashFromPath(location)).toString(), { signal });',
      callLoadersAndMaybeResolveData:
        'return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null), fetcherResults: {} };',
      processLoaderData: 'return processRouteLoaderData(matches, results);',
      // The other ones tell of submissions.
      getInternalRouterError:
        'return new ErrorResponseImpl(404, "Not Found", new Error("No route matches URL " + JSON.stringify(pathname)), true);',
      restoreAppliedTransitions: '',
      persistAppliedTransitions: '',
      defaultDataStrategyWithMiddleware: '',
      // Development, and routers that end before their document.
      patchRoutes: '',
      dispose: '',
    },
    always: [
      ['opts.submission && isMutationMethod(opts.submission.formMethod)', 'false'],
      ['submission != null && isMutationMethod(submission.formMethod)', 'false'],
      ['activeSubmission && isMutationMethod(activeSubmission.formMethod)', 'false'],
      ['isMutationMethod(request.method)', 'false'],
      ['state.navigation.formMethod != null', 'false'],
      ['opts && opts.pendingError', 'false'],
      ['pendingActionResult && isErrorResult(pendingActionResult[1])', 'false'],
      ['revalidatingFetchers.forEach(', 'false && revalidatingFetchers.forEach('],
      ['fetchLoadMatches.forEach(', 'false && fetchLoadMatches.forEach('],
      ['opts?.mask', 'undefined'],
      ['init.instrumentations', 'undefined'],
      ['!init.dataStrategy', 'false'],
      ['future.unstable_routePatternMatching', 'false'],
      ['isStaticHandler ? () => {', 'false ? () => {'],
      ['typeof route.lazy === "function"', 'false'],
      ['isUnsupportedLazyRouteObjectKey(key)', 'false'],
      ['allowElementMutations && existingChildren.length > 0', 'false'],
    ],
    statements: [
      ['let viewTransitionOpts;\n', 'updateState({\n\t\t\t...newState,'],
      ['viewTransitionOpts,\n\t\t\tflushSync: flushSync === true', 'flushSync: flushSync === true'],
      [
        'redirect = findRedirect(fetcherResults);\n\t\tif (redirect) {\n\t\t\tfetchRedirectIds.add(redirect.key);\n\t\t\tawait',
        'let workingFetchers',
      ],
    ],
  },
  'components.js': {
    always: [
      // Only where the router is told to use transitions.
      ['useOptimistic(_state)', '[_state]'],
      ['useTransitions === true', 'false'],
      ['useTransitions === false', 'false'],
      ['!viewTransitionOpts || !isViewTransitionAvailable', 'true'],
    ],
    statements: [
      ['useTransitions = useIsRSCRouterContext', 'let [_state,'],
      ['let [pendingState, setPendingState]', 'let [vtContext'],
      ['let [renderDfd', 'let fetcherData'],
      ['warnOnce(flushSync === false', 'if (!viewTransitionOpts'],
      ['transition,\n\t\trenderDfd,\n\t\tuseTransitions,', 'onError\n\t]);'],
      ['React$1.useEffect(() => {\n\t\tif (vtContext.isTransitioning && !vtContext', 'let navigator = React$1.useMemo'],
    ],
  },
  'hooks.js': {
    bodies: { useNavigate: 'return useNavigateStable();', useActionData: '' },
    always: [
      // That of server components.
      ['this.context', 'false'],
      ['locationArg && renderedMatches', 'false'],
      ['if (locationArg)', 'if (false)'],
    ],
    statements: [['static contextType = RSCRouterContext;', 'static getDerivedStateFromError']],
  },
  'dom/ssr/routes.js': {
    bodies: {
      getShouldRevalidateFunction: 'return route.shouldRevalidate;',
      prefetchRouteModuleChunks: '',
      prefetchStylesAndCallHandler: 'return handler();',
      shouldHydrateRouteLoader: 'return false;',
    },
    always: [
      ['!routeModule.clientLoader', 'true'],
      ['route.clientLoaderModule || route.clientActionModule', 'false'],
    ],
    statements: [
      ['let hasInitialData', 'dataRoute.loader = async ({'],
      ['let _isHydrationRequest', 'return await prefetchStylesAndCallHandler('],
      ['dataRoute.action = ({', '} else {\n\t\t\tif (!route.hasClientLoader)'],
      ['if (!route.hasClientAction)', 'let lazyRoutePromise;'],
      ['loader: route.hasClientLoader ? async', 'middleware: route.hasClientMiddleware'],
    ],
  },
  'dom/ssr/single-fetch.js': {
    always: [
      ['request.method !== "GET"', 'false'],
      ['request.method === "GET"', 'true'],
      ['!ssr && !foundRevalidatingServerLoader', 'false'],
      ['if (fetcherKey)', 'if (false)'],
      ['shouldAllowOptOut(m) && hasClientLoader', 'false'],
    ],
  },
  'dom/ssr/data.js': { bodies: { createRequestInit: 'return { signal: request.signal };' } },
  'dom-export/hydrated-router.js': {
    always: [
      ['ssrInfo.context.isSpaMode', 'false'],
      // Sums of scripts, which no build of ours has.
      ['window.__reactRouterManifest.sri === true', 'false'],
    ],
    statements: [['router.createRoutesForHMR', 'window.__reactRouterDataRouter']],
  },
};

/** What pages would take from the router, and what their modules would export, to need what is left out: a build that has it stops. */
export const leftOut = {
  ofRouter: ['Form', 'NavLink', 'useFetcher', 'useFetchers', 'useSubmit', 'useViewTransitionState'],
  ofPages: ['HydrateFallback', 'clientAction', 'clientLoader'],
};
