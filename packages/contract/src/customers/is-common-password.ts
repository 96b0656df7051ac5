/** A password of which no more than this is left beside what is guessed first is guessed soon. */
const leastOwn = 5;

/**
 * What passwords are made of by most who are asked for a long one: words of the lists that attackers begin with, in German and
 * English, and those of a shop. From four letters on, without umlauts.
 */
const words = `
  passwort password passwd passwords kennwort geheim geheimnis secret private privat login logon zugang anmelden einloggen
  admin administrator root user guest gast test tester testing demo default standard master chef boss changeme changes
  willkommen welcome hallo hello servus moin tschuess guten morgen letmein lassmichrein openup sesam access
  shop onlineshop store webshop verkauf hotel restaurant gasthaus gasthof kueche kitchen catering tafelwerk mise office buero
  firma company computer laptop server internet google facebook amazon microsoft windows apple samsung nintendo playstation
  liebe love iloveyou ichliebedich schatz schatzi sweetheart darling baby engel angel prinzessin princess prinz prince queen
  koenig king sonne sunshine sonnenschein mond moon stern star sterne himmel heaven regenbogen rainbow blume flower flowers
  sommer summer winter herbst autumn fruehling spring januar january februar february maerz march april juni june juli july
  august september oktober october november dezember december montag monday dienstag tuesday mittwoch wednesday donnerstag
  thursday freitag friday samstag saturday sonntag sunday weihnachten christmas ostern easter urlaub holiday ferien
  deutschland germany berlin hamburg muenchen munich koeln cologne frankfurt stuttgart dortmund dresden leipzig bayern
  oesterreich austria wien vienna schweiz zuerich london paris america england
  fussball football soccer baseball basketball hockey tennis bundesliga schalke borussia bayernmuenchen werder arsenal
  chelsea liverpool barcelona ronaldo messi cowboys yankees lakers eagles
  michael thomas andreas stefan stephan christian daniel martin alexander sebastian markus matthias peter wolfgang juergen
  frank klaus bernd florian tobias patrick dennis philipp jessica jennifer nicole sandra melanie stefanie julia sarah
  katharina sabine susanne claudia monika martina petra andrea anna laura lisa marie sophie hannah charlie jordan robert
  matthew joshua andrew william george richard ashley amanda michelle nathalie maria
  dragon drache monkey affe tiger loewe lion shadow schatten wolf baer bear hund hunde katze kitty cookie muffin schnuffi
  mausi maus hase hasi pferd horse vogel delfin dolphin schmetterling butterfly elefant panther falcon spider
  batman superman spiderman pokemon starwars yoda ninja killer hunter ranger warrior trustno matrix zelda mario naruto
  porsche mercedes ferrari mustang harley corvette yamaha audi volkswagen golf jaguar motorrad
  pizza schokolade chocolate kaffee coffee bier beer wein wine whisky banane banana apfel orange kirsche cherry pepper
  pfeffer zucker sugar honey honig butter kaese cheese kartoffel
  schwarz black weiss white blau blue gruen green gelb yellow silber silver gold diamond diamant crystal
  freedom freiheit frieden peace glueck lucky power energy magic zauber happy cool super mega hammer scheisse arschloch
  fuck fucking bitch asshole sexy hottie lover friends freunde familie family mutter mother vater father mama papa
  money geld million passion phoenix thunder donner feuer fire wasser water blitz flash storm sturm
  qwert asdf yxcv zxcv abcd hunter merlin ginger buster maggie tigger snoopy garfield jesus gott forever immer eins zwei drei
`
  .trim()
  .split(/\s+/);

/** Ways along a keyboard, the alphabet and the digits; they are gone backwards, too. */
const ways = [
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertzuiop', 'qwertyuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm'],
  ...['1q2w3e4r5t6z7u8i9o0p', '1q2w3e4r5t6y7u8i9o0p', '1qay2wsx3edc4rfv5tgb6zhn7ujm', '1qaz2wsx3edc4rfv5tgb6yhn7ujm'],
].flatMap((way) => [way, [...way].toReversed().join('')]);

/**
 * Whether a password is little more than what is guessed first: common words, also with digits and signs for letters
 * ("P4$$w0rt"), ways along the keyboard, years, repetitions, and `own` words such as the name of whose it is.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const plain = plainOf(password);
  const known = [...words, ...own.map(plainOf).filter((word) => word.length > 2)].toSorted(
    (a, b) => b.length - a.length,
  );
  return [plain, asLetters(plain)].some((text) => ownPart(text, known).length < leastOwn);
}

/** Letters that are looked at: one that is typed may stand for eighteen, and looking for repetitions takes the square of them. */
const mostLetters = 200;

/** Lower case without accents: "Größe" is "groesse". */
function plainOf(text: string): string {
  const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  const lower = text.normalize('NFKC').slice(0, mostLetters).toLowerCase();
  return lower
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .slice(0, mostLetters);
}

/** "p4$$w0rt2026!" is "passwort2026!": what comes after the last letter stands for itself. */
function asLetters(text: string): string {
  const letters: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };
  return text.replace(/[013457@$](?=.*[a-z])/g, (sign) => letters[sign] ?? sign);
}

/** What is left without what is guessed first. */
function ownPart(text: string, known: readonly string[]): string {
  const without = known.reduce((rest, word) => rest.replaceAll(word, ' '), text);
  return withoutWays(without.replace(/(19|20)\d\d/g, ' '))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(.+?)\1+/gu, '$1');
}

function withoutWays(text: string): string {
  let left = '';
  for (let at = 0; at < text.length; ) {
    const length = stepsAlong(text.slice(at));
    if (length < 3) left += text[at];
    at += length < 3 ? 1 : length;
  }
  return left;
}

/** How many characters the beginning of a text has along one of the ways. */
function stepsAlong(text: string): number {
  let length = 0;
  while (length < text.length && ways.some((way) => way.includes(text.slice(0, length + 1)))) length += 1;
  return length;
}
