import { basketSchema, cartItemSchema } from './cart/basket.ts';
import { cartSchema, doAddItemParamsSchema } from './cart/cart.ts';
import { categorySchema } from './catalog/category.ts';
import { categoryEntrySchema } from './catalog/category-entry.ts';
import { categoryTreeItemSchema } from './catalog/category-tree.ts';
import { facetSchema, filterGroupSchema } from './catalog/facet.ts';
import { itemSchema, manufacturerSchema } from './catalog/item.ts';
import { imagesSchema, textsSchema } from './catalog/media.ts';
import { pricesSchema, salesPriceSchema } from './catalog/price.ts';
import { productBundleComponentSchema, productSchema, productSeoSettingsSchema } from './catalog/product.ts';
import { productPropertySchema, variationPropertyGroupSchema } from './catalog/properties.ts';
import { itemSearchResultSchema } from './catalog/search.ts';
import { unitSchema, variationSchema } from './catalog/variation.ts';
import { paymentMethodSchema } from './checkout/payment.ts';
import { shippingMethodSchema } from './checkout/shipping.ts';
import { blockSchema } from './content/block.ts';
import { addressInputSchema, addressSchema, setAddressDefaultParamsSchema } from './customers/address.ts';
import { sessionResultSchema } from './customers/session.ts';
import { userSchema } from './customers/user.ts';
import { operatorSchema } from './operators/operator.ts';
import { orderSchema } from './orders/order.ts';
import { addressDataSchema } from './orders/order-address.ts';
import { orderItemSchema } from './orders/order-item.ts';
import { orderTotalsSchema } from './orders/order-totals.ts';
import { reviewCountsSchema, reviewItemSchema } from './reviews/review.ts';
import { activeShippingCountrySchema, countrySchema, geoRegulatedCountrySchema } from './shop/country.ts';
import { settingSchema } from './shop/settings.ts';

/** Shapes that the OpenAPI document describes once, under their own name, wherever they occur. */
export const namedSchemas = {
  ActiveShippingCountry: activeShippingCountrySchema,
  Address: addressSchema,
  AddressData: addressDataSchema,
  AddressInput: addressInputSchema,
  Basket: basketSchema,
  Block: blockSchema,
  Cart: cartSchema,
  CartItem: cartItemSchema,
  Category: categorySchema,
  CategoryEntry: categoryEntrySchema,
  CategoryTreeItem: categoryTreeItemSchema,
  Country: countrySchema,
  DoAddItemParams: doAddItemParamsSchema,
  Facet: facetSchema,
  FilterGroup: filterGroupSchema,
  GeoRegulatedCountry: geoRegulatedCountrySchema,
  Images: imagesSchema,
  Item: itemSchema,
  ItemSearchResult: itemSearchResultSchema,
  Manufacturer: manufacturerSchema,
  Operator: operatorSchema,
  Order: orderSchema,
  OrderItem: orderItemSchema,
  OrderTotals: orderTotalsSchema,
  PaymentMethod: paymentMethodSchema,
  Prices: pricesSchema,
  Product: productSchema,
  ProductBundleComponent: productBundleComponentSchema,
  ProductProperty: productPropertySchema,
  ReviewCounts: reviewCountsSchema,
  ReviewItem: reviewItemSchema,
  SalesPrice: salesPriceSchema,
  SeoSettings: productSeoSettingsSchema,
  SessionResult: sessionResultSchema,
  SetAddressDefaultParams: setAddressDefaultParamsSchema,
  Setting: settingSchema,
  ShippingMethod: shippingMethodSchema,
  Texts: textsSchema,
  Unit: unitSchema,
  User: userSchema,
  Variation: variationSchema,
  VariationPropertyGroup: variationPropertyGroupSchema,
};
