import { Button } from '@fluentui/react-components';
import { NetworkError, RefusedError } from '@pausenplatz/kernel-browser';
import { type ReactNode, useDeferredValue } from 'react';
import { uiTexts } from '../texts.ts';
import { EmptyState } from './empty-state.tsx';
import { Skeletons, type SkeletonShape } from './skeletons.tsx';

/** What react-query answers, as far as a list needs it. */
interface ListQuery<Shown> {
  readonly data: Shown | undefined;
  readonly error: Error | null;
  readonly refetch?: () => unknown;
}

interface ListStateProps<Shown> {
  readonly query: ListQuery<Shown>;
  readonly isEmpty?: (shown: Shown) => boolean;
  readonly skeleton?: SkeletonShape;
  /** What stands there when there is nothing: one sentence and the one action that fills it. */
  readonly empty?: ReactNode;
  readonly children: (shown: Shown) => ReactNode;
}

/** The four states of everything that is read: loading, empty, refused, filled. */
export function ListState<Shown>({ query, isEmpty, skeleton = 'rows', empty, children }: ListStateProps<Shown>) {
  const { data } = query;
  // What comes first is drawn in small pieces, so that the browser answers meanwhile; what changes later shows at once.
  const isDrawing = useDeferredValue(data) === undefined;
  // Data stays on screen when a later reading fails; the toast tells about that.
  if (data !== undefined && !isDrawing) return <>{isEmpty?.(data) && empty !== undefined ? empty : children(data)}</>;
  if (query.error) return <Refused error={query.error} {...(query.refetch && { onRetry: query.refetch })} />;
  return <Skeletons shape={skeleton} />;
}

function Refused({ error, onRetry }: { readonly error: Error; readonly onRetry?: () => unknown }) {
  const said = error instanceof RefusedError ? error.body : null;
  const mayHelp = onRetry && (said === null || error instanceof NetworkError || (error instanceof RefusedError && error.status >= 429));
  return (
    <EmptyState
      scene={said ? 'closedGate' : 'rain'}
      title={said?.messageTitle ?? uiTexts.list.refused}
      {...(said && { body: said.messageBody })}
      {...(mayHelp && { action: <Button onClick={() => void onRetry()}>{uiTexts.list.retry}</Button> })}
    />
  );
}
