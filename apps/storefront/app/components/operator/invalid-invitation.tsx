import { useText } from '#app/page/use-text.ts';
import { NarrowPage } from './narrow-page.tsx';

export function InvalidInvitation() {
  const text = useText();
  return (
    <NarrowPage title={text('operator.setUp.invalid')}>
      <p>{text('operator.setUp.invalidHint')}</p>
    </NarrowPage>
  );
}
