import { makeStyles, tokens } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useEffect, useRef } from 'react';
import { documentsTexts } from '../../texts.ts';

const useStyles = makeStyles({
  meter: { width: '120px', height: '14px', accentColor: tokens.colorStatusSuccessForeground1, borderRadius: look.radiusChip },
});

/** A voice at some distance fills half of the meter. */
const gain = 4;

interface LevelMeterProps {
  readonly stream: MediaStream;
  readonly isPaused: boolean;
}

/** How loud it is, so that one sees whether the microphone hears anything; empty where the browser cannot tell. */
export function LevelMeter({ stream, isPaused }: LevelMeterProps) {
  const styles = useStyles();
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(() => (isPaused ? undefined : listen(stream, (level) => meter.current && (meter.current.value = level))), [stream, isPaused]);
  return <meter ref={meter} className={styles.meter} aria-label={documentsTexts.record.level} min={0} max={1} value={0} />;
}

/** Tells how loud a stream is from 0 to 1 with each picture of the screen, until the answered function is called. */
function listen(stream: MediaStream, onLevel: (level: number) => void): () => void {
  if (!(stream instanceof MediaStream)) return () => undefined;
  const context = new AudioContext();
  const ear = context.createAnalyser();
  ear.fftSize = 512;
  context.createMediaStreamSource(stream).connect(ear);
  const wave = new Float32Array(ear.fftSize);
  let frame = 0;
  const look = () => {
    ear.getFloatTimeDomainData(wave);
    onLevel(Math.min(1, gain * Math.sqrt(wave.reduce((sum, one) => sum + one * one, 0) / wave.length)));
    frame = requestAnimationFrame(look);
  };
  look();
  return () => {
    cancelAnimationFrame(frame);
    onLevel(0);
    void context.close();
  };
}
