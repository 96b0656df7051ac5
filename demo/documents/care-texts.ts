import type { Bilingual } from '../types.ts';

export type CareText = { name: Bilingual<string>; materials: RegExp; advice: Bilingual<string[]> };

/** How to care for what the demo shop sells, by material: the German value of the property "Material". */
export const careTexts: Readonly<Record<string, CareText>> = {
  porzellan: {
    name: { de: 'Hartporzellan und Steinzeug', en: 'hard porcelain and stoneware' },
    materials: /^(Hartporzellan|Steinzeug)/,
    advice: {
      de: [
        'Spülen: Vor dem ersten Gebrauch spülen. Geeignet für gewerbliche Spülmaschinen bis 65 °C, Nachspülen bis 85 °C. Teller in Körbe mit genügend Abstand stellen, damit sich die Kanten nicht berühren.',
        'Metallabrieb: Graue Striche vom Besteck liegen auf der Glasur und lassen sich mit einem Porzellanreiniger oder einer Paste aus Natron und Wasser entfernen. Keine Stahlwolle verwenden.',
        'Temperatur: Nicht vom Kühlhaus direkt in den heißen Ofen stellen. Teller im Wärmeschrank bis 85 °C vorwärmen.',
        'Stapeln: Nur gleiche Formen stapeln, höchstens 20 Stück. Teile mit Sprüngen oder abgeplatzter Glasur aussondern.',
      ],
      en: [
        'Washing: wash before first use. Suitable for commercial dishwashers up to 65 °C, rinsing up to 85 °C. Place plates in racks with enough space so that their rims do not touch.',
        'Metal marks: grey lines from cutlery lie on the glaze and can be removed with a porcelain cleaner or a paste of bicarbonate of soda and water. Do not use steel wool.',
        'Temperature: do not move from the cold store straight into a hot oven. Pre-warm plates in a heated cabinet up to 85 °C.',
        'Stacking: stack equal shapes only, 20 pieces at most. Sort out pieces with cracks or chipped glaze.',
      ],
    },
  },
  glas: {
    name: { de: 'Gläser', en: 'glasses' },
    materials: /Glas$|glas,|^Kristallglas|^Gehärtetes Glas|^Natron-Kalk-Glas/,
    advice: {
      de: [
        'Spülen: Was am Artikel als spülmaschinenfest steht, in der Gläserspülmaschine bei höchstens 55 °C, alles andere von Hand; in beiden Fällen mit enthärtetem Wasser (3 bis 5 °dH). Gläser in Körbe mit Fächern stellen, den Korb sofort nach dem Programm herausnehmen und fünf Minuten auskühlen lassen.',
        'Trocknen: An der Luft kopfüber auf Gittern. Stielgläser am Kelch halten, nicht Kelch und Fuß gegeneinander drehen.',
        'Trübung: Grauer Belag ist meist Kalk und löst sich in verdünnter Zitronensäure. Bleibt er, ist die Oberfläche durch zu heißes oder zu weiches Wasser angegriffen.',
        'Aufbewahren: Aufrecht oder hängend, nicht ineinandergestapelt, außer bei Stapelgläsern.',
      ],
      en: [
        'Washing: what the item states to be dishwasher-safe in a glasswasher at 55 °C at most, everything else by hand; in either case with softened water (0.5 to 0.9 mmol/l). Place glasses in racks with compartments, take the rack out as soon as the programme ends and let it cool for five minutes.',
        'Drying: upside down on grids in the air. Hold stemmed glasses by the bowl; do not twist bowl and foot against each other.',
        'Cloudiness: grey film is usually limescale and dissolves in diluted citric acid. If it stays, the surface has been attacked by water that was too hot or too soft.',
        'Storing: upright or hanging, not stacked into one another unless they are stacking glasses.',
      ],
    },
  },
  edelstahl: {
    name: { de: 'Edelstahl und Besteck', en: 'stainless steel and cutlery' },
    materials: /^Edelstahl/,
    advice: {
      de: [
        'Spülen: Möglichst bald nach Gebrauch spülen; Salz, Essig und Senf greifen die Oberfläche an. Besteck mit dem Griff nach unten in die Köcher stellen, Edelstahl und Silber getrennt.',
        'Trocknen: Nach dem Programm entnehmen und trocknen. Stehende Nässe hinterlässt Flecken und Flugrost.',
        'Flugrost: Rost kommt von anderen Teilen im Wasser. Mit einem Edelstahlreiniger entfernen und die Quelle suchen.',
        'Nicht verwenden: chlorhaltige Bleiche, Stahlwolle, Scheuerpulver.',
      ],
      en: [
        'Washing: wash as soon as possible after use; salt, vinegar and mustard attack the surface. Place cutlery in the baskets with the handle down, stainless steel and silver apart.',
        'Drying: take out and dry after the programme. Standing water leaves stains and flash rust.',
        'Flash rust: it comes from other parts in the water. Remove it with a stainless steel cleaner and look for the source.',
        'Do not use: chlorine bleach, steel wool, scouring powder.',
      ],
    },
  },
  textil: {
    name: { de: 'Textilien aus Baumwolle und Leinen', en: 'textiles of cotton and linen' },
    materials: /^100 % (Baumwolle|Leinen)/,
    advice: {
      de: [
        'Waschen: Vor dem ersten Gebrauch waschen, nie heißer, als am Artikel steht: weiße Baumwolle meist bis 95 °C, Farbiges und Leinen bis 60 °C. Vollwaschmittel für Weißes, Colorwaschmittel für Farbiges.',
        'Flecken: Rotwein und Fett sofort einweichen. Chlorbleiche nur bei weißer Baumwolle und in der Dosierung der Wäscherei.',
        'Trocknen und Mangeln: Im Trockner auf mittlerer Stufe, soweit am Artikel nichts anderes steht. Tisch- und Bettwäsche bei leichter Restfeuchte mangeln, Frottier und gewaschenes Leinen nicht. Beim ersten Waschen läuft das Gewebe ein; um wie viel, steht am Artikel.',
        'Lagern: Trocken und dunkel. Wäsche vor dem nächsten Einsatz mindestens einen Tag ruhen lassen.',
      ],
      en: [
        'Washing: wash before first use, never hotter than the item states: white cotton mostly up to 95 °C, colours and linen up to 60 °C. Heavy-duty detergent for white, colour detergent for coloured goods.',
        'Stains: soak red wine and grease at once. Chlorine bleach for white cotton only, in the laundry’s dosage.',
        'Drying and ironing: tumble dry on medium unless the item states otherwise. Iron table and bed linen while slightly damp, but not terry or washed linen. The fabric shrinks in the first wash; the item states by how much.',
        'Storing: dry and dark. Let linen rest for at least one day before it is used again.',
      ],
    },
  },
};
