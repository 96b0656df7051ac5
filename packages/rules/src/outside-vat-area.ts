/**
 * Places that belong to a member state and not to the area of the EU's value added tax, by their postal codes: Art. 6 of Directive 2006/112/EC;
 * of Germany § 1 Abs. 2 UStG.
 */
const outside: Record<string, RegExp> = {
  // Helgoland and Büsingen.
  DE: /^(27498|78266)$/,
  // The Canary Islands, Ceuta and Melilla.
  ES: /^(35|38|51|52)\d{3}$/,
  // Åland.
  FI: /^22\d{3}$/,
  // What lies overseas.
  FR: /^97[1-8]\d{2}$/,
  // Mount Athos.
  GR: /^63086$/,
  // Livigno and Campione d’Italia.
  IT: /^(23041|22061)$/,
};

/** Whether goods that go there are exported, although the country is a member of the EU. */
export function isOutsideVatArea({ iso2, zipCode }: { iso2: string; zipCode: string }): boolean {
  return outside[iso2]?.test(zipCode.replaceAll(/\s/g, '')) ?? false;
}
