import type { Bilingual } from '../types.ts';

/** What stands on the labels of the cleaning agents, by what they are. */
export const hazardLabels = {
  irritant: {
    de: 'Achtung: H319 Verursacht schwere Augenreizung. P280 Schutzhandschuhe und Augenschutz tragen. P305+P351+P338 BEI KONTAKT MIT DEN AUGEN: Einige Minuten lang behutsam mit Wasser spülen. Eventuell vorhandene Kontaktlinsen nach Möglichkeit entfernen. Weiter spülen. P337+P313 Bei anhaltender Augenreizung: Ärztlichen Rat einholen.',
    en: 'Warning: H319 Causes serious eye irritation. P280 Wear protective gloves and eye protection. P305+P351+P338 IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing. P337+P313 If eye irritation persists: Get medical advice.',
  },
  corrosive: {
    de: 'Gefahr: H290 Kann gegenüber Metallen korrosiv sein. H314 Verursacht schwere Verätzungen der Haut und schwere Augenschäden. P260 Aerosol nicht einatmen. P280 Schutzhandschuhe und Augenschutz tragen. P301+P330+P331 BEI VERSCHLUCKEN: Mund ausspülen. KEIN Erbrechen herbeiführen. P303+P361+P353 BEI BERÜHRUNG MIT DER HAUT (oder dem Haar): Alle kontaminierten Kleidungsstücke sofort ausziehen. Haut mit Wasser abwaschen. P305+P351+P338 BEI KONTAKT MIT DEN AUGEN: Einige Minuten lang behutsam mit Wasser spülen. Eventuell vorhandene Kontaktlinsen nach Möglichkeit entfernen. Weiter spülen. P310 Sofort GIFTINFORMATIONSZENTRUM oder Arzt anrufen.',
    en: 'Danger: H290 May be corrosive to metals. H314 Causes severe skin burns and eye damage. P260 Do not breathe spray. P280 Wear protective gloves and eye protection. P301+P330+P331 IF SWALLOWED: Rinse mouth. Do NOT induce vomiting. P303+P361+P353 IF ON SKIN (or hair): Take off immediately all contaminated clothing. Rinse skin with water. P305+P351+P338 IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing. P310 Immediately call a POISON CENTRE or doctor.',
  },
  alkaline: {
    de: 'Achtung: H290 Kann gegenüber Metallen korrosiv sein. H315 Verursacht Hautreizungen. H319 Verursacht schwere Augenreizung. P280 Schutzhandschuhe und Augenschutz tragen. P302+P352 BEI BERÜHRUNG MIT DER HAUT: Mit viel Wasser waschen. P305+P351+P338 BEI KONTAKT MIT DEN AUGEN: Einige Minuten lang behutsam mit Wasser spülen. Eventuell vorhandene Kontaktlinsen nach Möglichkeit entfernen. Weiter spülen. P337+P313 Bei anhaltender Augenreizung: Ärztlichen Rat einholen.',
    en: 'Warning: H290 May be corrosive to metals. H315 Causes skin irritation. H319 Causes serious eye irritation. P280 Wear protective gloves and eye protection. P302+P352 IF ON SKIN: Wash with plenty of water. P305+P351+P338 IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing. P337+P313 If eye irritation persists: Get medical advice.',
  },
  flammable: {
    de: 'Gefahr: H225 Flüssigkeit und Dampf leicht entzündbar. H319 Verursacht schwere Augenreizung. P102 Darf nicht in die Hände von Kindern gelangen. P210 Von Hitze, heißen Oberflächen, Funken, offenen Flammen sowie anderen Zündquellen fernhalten. Nicht rauchen. P305+P351+P338 BEI KONTAKT MIT DEN AUGEN: Einige Minuten lang behutsam mit Wasser spülen. Eventuell vorhandene Kontaktlinsen nach Möglichkeit entfernen. Weiter spülen. P337+P313 Bei anhaltender Augenreizung: Ärztlichen Rat einholen.',
    en: 'Danger: H225 Highly flammable liquid and vapour. H319 Causes serious eye irritation. P102 Keep out of reach of children. P210 Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking. P305+P351+P338 IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing. P337+P313 If eye irritation persists: Get medical advice.',
  },
  solid: {
    de: 'Achtung: H228 Entzündbarer Feststoff. H319 Verursacht schwere Augenreizung. P210 Von Hitze, heißen Oberflächen, Funken, offenen Flammen sowie anderen Zündquellen fernhalten. Nicht rauchen. P305+P351+P338 BEI KONTAKT MIT DEN AUGEN: Einige Minuten lang behutsam mit Wasser spülen. Eventuell vorhandene Kontaktlinsen nach Möglichkeit entfernen. Weiter spülen. P337+P313 Bei anhaltender Augenreizung: Ärztlichen Rat einholen.',
    en: 'Warning: H228 Flammable solid. H319 Causes serious eye irritation. P210 Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking. P305+P351+P338 IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing. P337+P313 If eye irritation persists: Get medical advice.',
  },
} satisfies Record<string, Bilingual<string>>;
