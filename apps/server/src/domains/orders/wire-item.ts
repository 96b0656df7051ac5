import type { OrderItem } from '@mise/contract/orders/order-item.ts';
import { toPercent, unitToDecimal } from '@mise/rules/money.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { unitPriceOnSide } from '@mise/rules/unit-price.ts';
import type { orderItem, order as orderTable } from './tables.ts';

type StoredItem = typeof orderItem.$inferSelect;
type StoredHead = typeof orderTable.$inferSelect;

/** The contract's OrderItem. Prices per piece: the binding side as stored, the other one calculated for display. */
export function orderItemWire(
  item: StoredItem,
  { order, items }: { order: StoredHead; items: readonly StoredItem[] },
): OrderItem {
  const createdAt = order.createdAt.toISOString();
  const binding = order.isNet ? 'net' : 'gross';
  const priceNet = unitPriceOnSide(item.unitPrice, item.vatRate, binding, 'net');
  const priceGross = unitPriceOnSide(item.unitPrice, item.vatRate, binding, 'gross');
  const gross = unitToDecimal(priceGross);
  const net = unitToDecimal(priceNet);
  return {
    id: item.id,
    orderId: order.id,
    typeId: item.typeId,
    referrerId: Number(order.referrerId) || 0,
    itemVariationId: item.variationId ?? 0,
    quantity: item.quantity,
    orderItemName: item.name,
    attributeValues: null,
    shippingProfileId: order.shippingProfileId,
    countryVatId: order.shippingCountryId,
    vatField: 0,
    vatRate: toPercent(item.vatRate),
    position: String(item.position),
    createdAt,
    updatedAt: createdAt,
    warehouseId: null,
    bundleType: null,
    ...(item.isGiftCard && { giftCard: { isGiftCard: true, information: [], hasPdf: false } }),
    attributes: item.attributes,
    orderProperties: item.properties.map((property) => ({
      orderItemId: String(item.id),
      propertyId: String(property.propertyId),
      type: property.type,
      name: property.name,
      value: property.value,
      fileUrl: property.file ? pathTo.upload(property.file, order) : '',
      ...(property.excludesReturn && { excludesReturn: true }),
      isAdditionalCosts: property.isAdditionalCosts,
      hasTax: property.vatRate > 0,
      surcharge: unitToDecimal(unitPriceOnSide(property.surcharge, property.vatRate, binding, 'gross')),
      surchargeNet: unitToDecimal(unitPriceOnSide(property.surcharge, property.vatRate, binding, 'net')),
    })),
    properties: [],
    deliveryParts: item.deliveryParts,
    dates: [],
    amounts: [
      {
        id: item.id,
        orderItemId: item.id,
        isSystemCurrency: true,
        currency: order.currency,
        exchangeRate: 1,
        purchasePrice: 0,
        priceOriginalGross: gross,
        priceOriginalNet: net,
        priceGross: gross,
        priceNet: net,
        surcharge: 0,
        discount: 0,
        isPercentage: false,
        createdAt,
        updatedAt: createdAt,
      },
    ],
    references: bundleOf(item, items).map(({ id }) => ({
      orderItemId: item.id,
      referenceOrderItemId: id,
      referenceType: 'bundle',
    })),
    ...(item.pack && { pack: item.pack }),
  };
}

function bundleOf({ bundlePosition }: StoredItem, items: readonly StoredItem[]): StoredItem[] {
  return bundlePosition === null ? [] : items.filter(({ position }) => position === bundlePosition);
}
