import { useAnnouncement } from '../store/announcement.ts';

/** Tells a screen reader what an edit has done. */
export function LiveRegion() {
  const { words, number } = useAnnouncement();
  return (
    <p role="status" className="ed:sr-only">
      <span key={number}>{words}</span>
    </p>
  );
}
