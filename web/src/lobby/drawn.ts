/** QR codes of addresses that are secrets: they are asked for in a body, since an address is noted on the way. */

/** The picture of *path* on this server, as an address of its own; rejects where it cannot be had. */
export async function drawn(path: string): Promise<string> {
  const answer = await fetch('api/qr.svg', {
    method: 'POST',
    body: JSON.stringify({ path }),
    headers: { 'Content-Type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`expected a QR code, got ${answer.status}`);
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
}
