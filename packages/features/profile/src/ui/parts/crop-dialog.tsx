// oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the window over the picture is moved by pointer and by arrow keys
import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Label,
  makeStyles,
  Slider,
  tokens,
} from '@fluentui/react-components';
import { Modal } from '@pausenplatz/kernel-ui';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { type Crop, cropSquare, keptInside, pushed, type Size, wholeCrop, zoomAtMost } from '../../rules/crop-square.ts';
import { ownTexts } from '../../texts.ts';

const stagePixels = 280;
const stepPixels = 12;
const texts = ownTexts.crop;

const useStyles = makeStyles({
  content: { display: 'grid', gap: '16px', justifyItems: 'center' },
  stage: {
    position: 'relative',
    overflow: 'hidden',
    width: `${stagePixels}px`,
    height: `${stagePixels}px`,
    borderRadius: '999px',
    cursor: 'grab',
    touchAction: 'none',
    backgroundColor: tokens.colorNeutralBackground6,
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '3px' },
  },
  picture: { position: 'absolute', maxWidth: 'none', pointerEvents: 'none', userSelect: 'none' },
  zoom: { display: 'grid', width: `${stagePixels}px` },
});

export interface LoadedPicture {
  readonly address: string;
  readonly size: Size;
}

interface CropDialogProps {
  readonly picture: LoadedPicture;
  readonly busy: boolean;
  readonly onCropped: (square: { readonly left: number; readonly top: number; readonly side: number }) => void;
  readonly onClose: () => void;
}

// The keys push the picture, as a finger does.
const arrows: Readonly<Record<string, { dx: number; dy: number }>> = {
  ArrowLeft: { dx: -stepPixels, dy: 0 },
  ArrowRight: { dx: stepPixels, dy: 0 },
  ArrowUp: { dx: 0, dy: -stepPixels },
  ArrowDown: { dx: 0, dy: stepPixels },
};

/** A round window over the picture: push it with a finger, the mouse or the arrow keys, and make it larger. */
export function CropDialog({ picture, busy, onCropped, onClose }: CropDialogProps) {
  const styles = useStyles();
  const zoomId = useId();
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const { address, size } = picture;
  const square = cropSquare(size, crop);
  const scale = stagePixels / square.side;

  const drag = (event: PointerEvent) => {
    const from = last.current;
    if (!from) return;
    last.current = { x: event.clientX, y: event.clientY };
    setCrop((now) => pushed(size, now, { dx: event.clientX - from.x, dy: event.clientY - from.y }, stagePixels));
  };
  const press = (event: KeyboardEvent) => {
    const push = arrows[event.key];
    if (!push) return;
    event.preventDefault();
    setCrop((now) => pushed(size, now, push, stagePixels));
  };

  return (
    <Modal onClose={onClose}>
      {(close) => (
        <DialogSurface>
          <DialogBody>
            <DialogTitle>{texts.title}</DialogTitle>
            <DialogContent className={styles.content}>
              <p>{texts.lead}</p>
              <div
                className={styles.stage}
                role="application"
                aria-label={texts.stage}
                tabIndex={0}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  last.current = { x: event.clientX, y: event.clientY };
                }}
                onPointerMove={drag}
                onPointerUp={() => {
                  last.current = null;
                }}
                onKeyDown={press}
              >
                <img
                  src={address}
                  alt=""
                  draggable={false}
                  className={styles.picture}
                  width={size.width * scale}
                  height={size.height * scale}
                  style={{ left: `${-square.left * scale}px`, top: `${-square.top * scale}px` }}
                />
              </div>
              <div className={styles.zoom}>
                <Label htmlFor={zoomId}>{texts.zoom}</Label>
                <Slider
                  id={zoomId}
                  min={100}
                  max={zoomAtMost * 100}
                  value={Math.round(crop.zoom * 100)}
                  onChange={(_event, { value }) => setCrop((now) => keptInside(size, { ...now, zoom: value / 100 }))}
                />
              </div>
            </DialogContent>
            <DialogActions>
              <Button onClick={() => close()}>{ownTexts.cancel}</Button>
              <Button appearance="primary" disabledFocusable={busy} onClick={() => busy || onCropped(square)}>
                {busy ? texts.busy : texts.save}
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      )}
    </Modal>
  );
}
