import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ShownPicture } from './shown-picture.tsx';

/** A picture of 40 × 20 pixels, all green. */
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="green"/></svg>')}`;
/** One pixel. */
const preview = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=';
const igel = { url: drawing, width: 1200, height: 600, widths: [], preview: null };

const partsOf = (container: Element) => ({
  picture: container.querySelector<HTMLImageElement>('picture img'),
  preview: container.querySelector<HTMLImageElement>('span > img'),
  sources: [...container.querySelectorAll('source')],
});

test('a picture keeps its place before it is there, and is not asked for as long as it is far away', async () => {
  const asked = vi.fn();
  const { container } = await render(
    <div style={{ width: '300px', marginTop: '20000px' }} onErrorCapture={asked} onLoadCapture={asked}>
      <ShownPicture file={igel} alt="Igel" sizes="300px" />
    </div>,
  );
  const { picture } = partsOf(container);
  await expect.poll(() => picture?.getBoundingClientRect()).toMatchObject({ width: 300, height: 150 });
  expect([asked.mock.calls.length, picture?.currentSrc]).toEqual([0, '']);
});

test('a soft idea lies in its place, behind it, and is read to nobody', async () => {
  const screen = await render(<ShownPicture file={{ ...igel, preview }} alt="Igel" sizes="300px" className="" />);
  await expect.poll(() => screen.getByRole('img').elements()).toHaveLength(1);
  const parts = partsOf(screen.container);
  await expect.poll(() => parts.preview?.naturalWidth).toBe(1);
  await expect.poll(() => parts.picture?.naturalWidth).toBe(40);
  const [behind, above] = [parts.preview, parts.picture];
  expect([behind?.offsetWidth, behind?.offsetHeight]).toEqual([above?.offsetWidth, above?.offsetHeight]);
  const { left, top } = above?.getBoundingClientRect() ?? { left: 0, top: 0 };
  expect(document.elementFromPoint(left + 5, top + 5)).toBe(parts.picture);
});

test('a picture without versions offers none, and one without an idea shows none', async () => {
  const { container } = await render(<ShownPicture file={igel} alt="Igel" sizes="300px" />);
  await expect.poll(() => partsOf(container).picture?.naturalWidth).toBe(40);
  await expect.poll(() => container.querySelector('source')).toBeNull();
  await expect.poll(() => container.querySelectorAll('img').length).toBe(1);
});

test('the browser takes AVIF in the smallest width that is large enough', async () => {
  const file = { ...igel, url: `${location.origin}/files/igel?d=1&s=x`, widths: [240, 480, 960] };
  const { container } = await render(<ShownPicture file={file} alt="Igel" sizes={`${Math.floor(400 / devicePixelRatio)}px`} isSeenFirst />);
  await expect.poll(() => partsOf(container).picture?.currentSrc).toBe(`${file.url}&w=480&f=avif`);
});

test.each([
  [true, 'eager', 'high'],
  [false, 'lazy', 'auto'],
] as const)('seen first: %s, it loads %s with priority %s', async (isSeenFirst, loading, priority) => {
  const { container } = await render(<ShownPicture file={igel} alt="Igel" sizes="300px" isSeenFirst={isSeenFirst} />);
  const { picture } = partsOf(container);
  expect([picture?.loading, picture?.fetchPriority, picture?.decoding]).toEqual([loading, priority, 'async']);
});
