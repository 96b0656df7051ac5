import { useText } from '#app/page/use-text.ts';

export function Announcement({ message }: { message: string }) {
  const text = useText();
  if (message === '') return null;
  return (
    <section
      aria-label={text('header.announcement')}
      className="bg-primary-fill px-4 py-1.5 text-center text-sm text-balance text-on-primary-fill"
    >
      {message}
    </section>
  );
}
