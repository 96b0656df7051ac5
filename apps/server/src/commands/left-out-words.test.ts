import { expect, it } from 'vitest';
import { cleanHtml } from '../texts/clean-html.ts';
import { leftOutWords } from './left-out-words.ts';

it.each<[string, string[]]>([
  ['<h1>AGB</h1><p>Es <b>g</b>ilt f&uuml;r &lt;alle&gt; &amp; jeden, 5 < 6.</p>', []],
  [
    '<head><title>AGB</title><style>p { color: red }</style></head><main>Eins<br>Zwei<section>Drei</section></main>',
    [],
  ],
  ['<!-- Notiz --><script>alert(1)</script><p onclick="x()">Eins</p>', []],
  ['<p>Eins</p><!-- Notiz <p>Zwei &uuml;ber</p>', ['Notiz', 'Zwei', 'über']],
  ['<p>Eins</p><svg><p>Zwei</p>', ['Zwei']],
  ['<p>Eins zwei</p><noscript>zwei</noscript><textarea>drei</textarea>', ['zwei', 'drei']],
  ['<select><option>Eins</option></select><template>Zwei</template><p hidden>Drei</p>', ['Eins', 'Zwei', 'Drei']],
])('of %s are left out: %j', (html, words) => {
  expect(leftOutWords(html, cleanHtml(html))).toEqual(words);
});
