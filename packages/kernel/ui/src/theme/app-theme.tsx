import './fonts.ts';
import { FluentProvider, makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { isOnServer } from '../drawn/is-on-server.ts';
import { look } from './look.ts';
import { appTheme, type AppThemeTokens } from './themes.ts';
import { touchStyleHooks } from './touch-style-hooks.ts';
import type { Reader } from './type-scale.ts';

export type SchemeChoice = 'light' | 'dark' | 'system';

interface AppThemeProps {
  readonly children: ReactNode;
  /** What the person chose; `system` follows the device and is the default. */
  readonly choice?: SchemeChoice;
  readonly reader?: Reader;
  readonly readingEase?: boolean;
  /** A theme that the host brings along; it wins over everything else. */
  readonly hostTheme?: AppThemeTokens;
  readonly className?: string;
}

// A host that brings its theme brings its ground along.
const useStyles = makeStyles({ ground: { backgroundColor: look.page } });

const darkQuery = '(prefers-color-scheme: dark)';

function watchSystem(listener: () => void): () => void {
  const query = matchMedia(darkQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The scheme that is in force for a choice. */
function useScheme(choice: SchemeChoice): 'light' | 'dark' {
  // A server does not know: it draws the same for both and brings both as styles.
  const isDark = () => !isOnServer && matchMedia(darkQuery).matches;
  const systemIsDark = useSyncExternalStore(watchSystem, isDark, isDark);
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}

/** Theme, fonts and touch sizes for everything below. */
export function AppTheme({ children, choice = 'system', reader = 'adult', readingEase = false, hostTheme, className }: AppThemeProps) {
  const styles = useStyles();
  const scheme = useScheme(choice);
  const theme = useMemo(() => hostTheme ?? appTheme({ scheme, reader, readingEase }), [hostTheme, scheme, reader, readingEase]);
  return (
    <FluentProvider
      theme={theme}
      className={mergeClasses(!hostTheme && styles.ground, className)}
      // Fluent names these hooks unstable, but they are its one place for house sizes; pinned versions keep them still.
      customStyleHooks_unstable={touchStyleHooks}
    >
      {children}
    </FluentProvider>
  );
}
