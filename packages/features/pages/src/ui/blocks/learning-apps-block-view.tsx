import { IconFace } from '@pausenplatz/icons/ui/icon-face';
import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { mergeClasses } from '@pausenplatz/kernel-ui/theme';
import { useEffect, useId, useRef, useState } from 'react';
import type { learningAppsBlock } from '../../contract/index.ts';
import { learningAppUrl } from '../../contract/learning-app.ts';
import { learningAppsViewTexts } from '../../texts.learning-apps.ts';
import { LearningAppStage } from './learning-app-stage.tsx';
import { useLearningAppsStyles } from './learning-apps-styles.ts';
import { OnPaper } from './on-paper.tsx';
import { TwoClickFrame } from './two-click-frame.tsx';

const texts = learningAppsViewTexts;

/** Exercises as tiles with pictures of our own; the one that somebody presses loads in their place, and nothing before that. */
function LearningAppsBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof learningAppsBlock>>) {
  const styles = useLearningAppsStyles();
  const explain = useId();
  const [openId, setOpenId] = useState<string | null>(null);
  const closedId = useRef<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { apps } = settings;
  const open = apps.find(({ id }) => id === openId);
  // Whoever closes an exercise goes on at its tile.
  useEffect(() => {
    if (open || closedId.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-app="${CSS.escape(closedId.current)}"]`)?.focus();
    closedId.current = null;
  }, [open]);
  const rule = page.services?.['learningapps'];
  if (rule === 'forbidden') return <TwoClickFrame rule={rule} kind="page" host="LearningApps" title={texts.list} frameUrl="" url="" />;
  if (apps.length === 0) return <EmptyBlock>{texts.missing}</EmptyBlock>;
  const close = () => {
    closedId.current = openId;
    setOpenId(null);
  };
  return (
    <div className={styles.place}>
      {apps.map(({ id, app, title }) => (
        <OnPaper key={id} title={title || texts.unnamed} url={learningAppUrl(app)} />
      ))}
      {open ? (
        <LearningAppStage key={open.id} app={open.app} title={open.title || texts.unnamed} onClose={close} />
      ) : (
        <>
          <ul ref={list} className={mergeClasses(styles.list, styles.onScreen, apps.length === 1 && styles.alone)} aria-label={texts.list}>
            {apps.map(({ id, title, fileId }, index) => {
              const file = fileId === undefined ? undefined : page.files[fileId];
              return (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.tile}
                    data-app={id}
                    {...(rule === undefined && { 'aria-describedby': explain })}
                    onClick={() => setOpenId(id)}
                  >
                    <span className={styles.picture}>
                      {file ? (
                        <ShownPicture
                          file={file}
                          alt=""
                          sizes="(max-width: 420px) 50vw, 420px"
                          isSeenFirst={page.isSeenFirst && index === 0}
                          covers
                          className={styles.cover}
                        />
                      ) : (
                        <IconFace icon="puzzle" className={styles.icon} />
                      )}
                    </span>
                    <span className={styles.words}>
                      <span className={styles.play} aria-hidden>
                        <svg viewBox="0 0 18 18" width="16" height="16" fill="currentColor">
                          <path d="M5 2.500v13l10-6.500z" />
                        </svg>
                      </span>
                      <span className={styles.title}>{title || texts.unnamed}</span>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
          {rule === undefined && (
            <p id={explain} className={mergeClasses(styles.explain, styles.onScreen)}>
              {texts.explain}
            </p>
          )}
        </>
      )}
    </div>
  );
}

export const learningAppsViews = { LearningApps: LearningAppsBlockView } as const;
