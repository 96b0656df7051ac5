import { useText } from '#app/page/use-text.ts';

export function Announcement({ message }: { message: string }) {
  const text = useText();
  if (message === '') return null;
  return (
    <section
      aria-label={text('header.announcement')}
      className="min-w-[min(8rem,100%)] flex-1 text-balance md:col-start-2 md:text-center"
    >
      {message}
    </section>
  );
}
