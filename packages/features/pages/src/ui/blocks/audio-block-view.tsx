import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { timeWords } from '@pausenplatz/kernel-format';
import type { BlockViewProps, ShownBlockFile } from '@pausenplatz/kernel-host';
import { mergeClasses } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import type { audioBlock, Track } from '../../contract/index.ts';
import { audioViewTexts as texts } from '../../texts.audio-block.ts';
import { useAudioStyles } from './audio-styles.ts';
import { ChipChoice } from './chip-choice.tsx';
import { type Playing, usePlayer } from './use-player.ts';

const rates = { slow: 0.75, normal: 1, fast: 1.25, faster: 1.5 } as const;
type Speed = keyof typeof rates;
// The keys of the record are the speeds by construction.
const speeds = (Object.keys(rates) as Speed[]).map((value) => ({ value, name: texts.speeds[value] }));

/** Recordings with their titles: one runs at a time, at the speed that the listener likes, with its words beside it. */
function AudioBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof audioBlock>>) {
  const styles = useAudioStyles();
  const { sound, playing, toggle, seek, setRate, listeners } = usePlayer();
  const [speed, setSpeed] = useState<Speed>('normal');
  if (settings.tracks.length === 0) return <EmptyBlock>{texts.missing}</EmptyBlock>;
  return (
    <div className={styles.card}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands beside it, where its author wrote it down */}
      <audio ref={sound} preload="none" hidden {...listeners} />
      <ol className={styles.list} aria-label={texts.list}>
        {settings.tracks.map((track) => (
          <TrackRow
            key={track.id}
            track={track}
            file={page.files[track.fileId]}
            playing={playing?.id === track.id ? playing : null}
            onToggle={(url) => toggle(track.id, url)}
            onSeek={seek}
          />
        ))}
      </ol>
      <ChipChoice
        className={styles.speed}
        legend={texts.speed}
        choices={speeds}
        value={speed}
        onChange={(next) => {
          setSpeed(next);
          setRate(rates[next]);
        }}
      />
    </div>
  );
}

/** A title may hold signs that mean something to `replace`. */
const titled = (text: string, title: string): string => text.replace('{title}', () => title);

interface TrackRowProps {
  readonly track: Track;
  readonly file: ShownBlockFile | undefined;
  readonly playing: Playing | null;
  readonly onToggle: (url: string) => void;
  readonly onSeek: (seconds: number) => void;
}

function TrackRow({ track, file, playing, onToggle, onSeek }: TrackRowProps) {
  const styles = useAudioStyles();
  const title = track.title || (file?.name.replace(/\.[a-z0-9]{1,5}$/i, '') ?? texts.gone);
  const isRunning = playing?.isRunning ?? false;
  return (
    <li className={styles.track}>
      {file ? (
        <button
          type="button"
          className={styles.play}
          aria-label={titled(isRunning ? texts.pause : texts.play, title)}
          onClick={() => onToggle(file.url)}
        >
          <Sign name={isRunning ? 'pause' : 'play'} />
        </button>
      ) : (
        <span className={mergeClasses(styles.play, styles.gone)} aria-hidden>
          <Sign name="play" />
        </span>
      )}
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        {!file && track.title !== '' && <span className={styles.time}>{texts.gone}</span>}
        {playing?.hasFailed && (
          <p className={styles.failed} role="alert">
            {texts.failed}
          </p>
        )}
        {playing && !playing.hasFailed && <Position title={title} playing={playing} onSeek={onSeek} />}
      </div>
      {track.transcript !== '' && (
        <>
          <details className={styles.more}>
            <summary className={styles.summary}>{texts.transcript}</summary>
            <p className={styles.transcript}>{track.transcript}</p>
          </details>
          <p className={mergeClasses(styles.transcript, styles.paper)} aria-hidden>
            {track.transcript}
          </p>
        </>
      )}
    </li>
  );
}

/** Where a recording stands; some say only at their end how long they are. */
function Position({
  title,
  playing,
  onSeek,
}: {
  readonly title: string;
  readonly playing: Playing;
  readonly onSeek: (to: number) => void;
}) {
  const styles = useAudioStyles();
  const time = timeWords(playing.time);
  const words = playing.length > 0 ? texts.positionOf.replace('{time}', time).replace('{length}', timeWords(playing.length)) : time;
  return (
    <div className={styles.now}>
      {playing.length > 0 && (
        <input
          type="range"
          className={styles.range}
          aria-label={titled(texts.position, title)}
          aria-valuetext={words}
          min={0}
          max={Math.max(1, Math.round(playing.length))}
          step={1}
          value={Math.floor(playing.time)}
          onChange={({ target }) => onSeek(Number(target.value))}
        />
      )}
      <span className={styles.time}>{words}</span>
    </div>
  );
}

const shapes = { play: 'M8 5.5v13a1 1 0 0 0 1.5.86l11-6.5a1 1 0 0 0 0-1.72l-11-6.5A1 1 0 0 0 8 5.5z', pause: 'M6 5h4v14H6zM14 5h4v14h-4z' };

function Sign({ name }: { readonly name: keyof typeof shapes }) {
  return (
    <svg className={useAudioStyles().icon} viewBox="0 0 24 24" aria-hidden>
      <path d={shapes[name]} />
    </svg>
  );
}

export const audioViews = { Audio: AudioBlockView } as const;
