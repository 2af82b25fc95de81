/** A PDF of one page with a heading and lines, in the Latin letters of its own fonts; for the demo school alone. */
export function aSheet(heading: string, lines: readonly string[]): Buffer {
  const said = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;
  const words = lines.map((line, index) => `BT /F1 14 Tf 64 ${700 - index * 34} Td ${said(line)} Tj ET`);
  const content = [`BT /F2 24 Tf 64 760 Td ${said(heading)} Tj ET`, ...words].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let body = '%PDF-1.4\n';
  const places = parts.map((part, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${part}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(`${body}${table}trailer << /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`, 'latin1');
}
