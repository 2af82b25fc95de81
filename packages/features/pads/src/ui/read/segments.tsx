import type { PadAuthor, PadSegment } from '../../contract/pads.ts';
import { padBlockTexts as texts } from '../../texts.block.ts';
import { useAuthorClasses } from './author-styles.ts';

interface SegmentsProps {
  readonly segments: readonly PadSegment[];
  readonly authors: readonly PadAuthor[];
}

/** A text in the colours of those who wrote it; who that was also says the tip of each part. */
export function Segments({ segments, authors }: SegmentsProps) {
  const classOf = useAuthorClasses();
  return segments.map(({ by, text }, index) => {
    if (by === null) return text;
    const author = authors.find(({ no }) => no === by);
    return (
      <span key={index} className={classOf(by)} title={author && (author.name || texts.somebody)}>
        {text}
      </span>
    );
  });
}
