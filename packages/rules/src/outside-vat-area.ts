type Place = {
  code: RegExp;
  /** As `plain` leaves it. */
  town?: RegExp;
};

/**
 * Places with addresses of a member state that do not belong to the area of the EU's value added tax: Art. 6 of Directive 2006/112/EC; of
 * Germany § 1 Abs. 2 UStG; of France also the overseas countries and territories (Annex II TFEU), where by its Art. 5 the Directive does not apply.
 *
 * A code that is one town's has to stand beside that town: to "27498 Stuttgart" a carrier brings the parcel all the same, in Stuttgart. Where
 * the first digits are those of a region, with as many towns as it has, carriers sort by them, and the code is enough.
 */
const outside: Record<string, Place[]> = {
  DE: [
    {
      code: /^27498$/,
      town: /^((hoch|nord)?see)?(insel)?heli?goland((nordsee)?insel|nordsee|due?ne|(unter|mittel|ober)land)?$/,
    },
    { code: /^78266$/, town: /^bue?singen(am?)?(h|hrh|rh|rhein|hochrh|hochrhein)?$/ },
  ],
  ES: [
    // The Canary Islands.
    { code: /^3[58]\d{3}$/ },
    { code: /^51\d{3}$/, town: /ceuta/ },
    { code: /^52\d{3}$/, town: /melilla/ },
  ],
  // Åland.
  FI: [{ code: /^22\d{3}$/ }],
  // Departments overseas (Guadeloupe, Martinique, French Guiana, Réunion, Mayotte), Saint-Pierre-et-Miquelon, Saint-Barthélemy, Saint-Martin;
  // Southern and Antarctic Lands, Wallis-et-Futuna, Polynesia, New Caledonia. Not 980: Monaco is taxed as France is (Art. 7).
  FR: [{ code: /^(97[1-8]|98[4678])\d{2}$/ }],
  GR: [
    {
      code: /^63086$/,
      town: /athos|agion?oros|kar[yi](es|ai)|da(f|ph)ni|αγιον?ορος|καρυες|δαφνη/,
    },
  ],
  IT: [
    { code: /^23041$/, town: /^(trepalle(di)?|(trepalle(di)?)?livigno(trepalle)?)(so|sondrio)?$/ },
    { code: /^22061$/, town: /^campione((di?)?italia)?(co|como)?$/ },
  ],
};

/** Whether goods that go there are exported, although the country is a member of the EU. Where code and town do not fit they are not. */
export function isOutsideVatArea({ iso2, zipCode, city }: { iso2: string; zipCode: string; city: string }): boolean {
  // "F-97400", "AX-22100".
  const written = zipCode.replaceAll(/\s/g, '').replace(/^[A-Z]{1,3}-/i, '');
  const name = plain(city);
  return outside[iso2]?.some(({ code, town }) => code.test(written) && (town?.test(name) ?? true)) ?? false;
}

/** Small letters without marks, and nothing between them: "Büsingen a. H." is "busingenah". */
function plain(town: string): string {
  return town.toLowerCase().normalize('NFD').replaceAll(/\P{L}/gu, '');
}
