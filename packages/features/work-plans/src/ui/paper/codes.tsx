import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { codeFor } from '@pausenplatz/kernel-ui';
import { useEffect, useId, useState } from 'react';
import type { Plan } from '../../contract/index.ts';
import { paperAddress } from './task-address.ts';

const useStyles = makeStyles({
  drawings: { position: 'absolute', width: 0, height: 0, overflow: 'hidden' },
  // Cameras want dark on light with a margin, whatever the theme.
  code: { flexShrink: 0, boxSizing: 'border-box', padding: '1mm', backgroundColor: 'white', color: 'black' },
});

interface Drawn {
  readonly id: string;
  readonly size: number;
  readonly path: string;
}
/** By task; null until they are drawn. */
export type Codes = ReadonlyMap<string, Drawn> | null;

/** A code for each task of a plan: encoded once, however many pupils get a sheet. */
export function useTaskCodes({ url, sections }: Plan, isWanted = true): Codes {
  const prefix = useId();
  const [codes, setCodes] = useState<{ readonly of: string; readonly codes: Codes }>({ of: '', codes: null });
  const ids = sections.flatMap(({ tasks }) => tasks.map(({ id }) => id)).join(' ');
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const all = ids.split(' ').map(async (id) => [id, { id: `${prefix}${id}`, ...(await codeFor(paperAddress(url, id))) }] as const);
    void Promise.all(all).then((drawn) => isHere && setCodes({ of: ids, codes: new Map(drawn) }));
    return () => {
      isHere = false;
    };
  }, [isWanted, ids, prefix, url]);
  return isWanted && codes.of === ids ? codes.codes : null;
}

/** The drawings themselves, once; `TaskCode` shows them. */
export function CodeDrawings({ codes }: { readonly codes: Codes }) {
  const styles = useStyles();
  if (codes === null) return null;
  return (
    <svg className={styles.drawings} aria-hidden>
      {[...codes.values()].map(({ id, size, path }) => (
        <symbol key={id} id={id} viewBox={`0 0 ${size} ${size}`}>
          <path d={path} fill="currentColor" shapeRendering="crispEdges" />
        </symbol>
      ))}
    </svg>
  );
}

interface TaskCodeProps {
  readonly codes: Codes;
  readonly taskId: string;
  readonly label: string;
  readonly className?: string;
}

export function TaskCode({ codes, taskId, label, className }: TaskCodeProps) {
  const styles = useStyles();
  const code = codes?.get(taskId);
  if (!code) return null;
  return (
    <svg
      data-task-code
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      className={mergeClasses(styles.code, className)}
    >
      <use href={`#${code.id}`} />
    </svg>
  );
}
