/** An address as it stands on a letter. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return (
    <address className="not-italic [overflow-wrap:anywhere]">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
