/** An address as it stands on a letter. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return (
    <address className="not-italic [overflow-wrap:anywhere]">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: whoever trades under their own name has it in two of them
        <span key={index} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
