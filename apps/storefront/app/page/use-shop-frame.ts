import { useRouteLoaderData } from 'react-router';
import type { ShopFrame } from '#app/views/shop-frame.ts';

/** Name, navigation and company facts of the shop; undefined only where they could not be loaded (error pages). */
export function useShopFrame(): ShopFrame | undefined {
  return useRouteLoaderData<ShopFrame>('root');
}
