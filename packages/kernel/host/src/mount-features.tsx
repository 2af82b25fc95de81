import { isOnServer, Skeletons } from '@pausenplatz/kernel-ui';
import { takenOver } from '@pausenplatz/kernel-ui/taken-over';
import { type ComponentType, lazy, type LazyExoticComponent, type ReactElement, Suspense, useEffect, useLayoutEffect } from 'react';
import { Route } from 'react-router-dom';
import { showScreenBackground } from './background.ts';
import type { ScreenDefinition, UiFeature } from './feature.ts';
import { setPageTitle } from './page-title.ts';
import { RouteGuard } from './route-guard.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { type SlotFilling, SlotsProvider } from './slots.ts';

type Loaded = LazyExoticComponent<ComponentType>;

/** One route per screen of the features: guarded, titled, and loaded when first opened. Goes inside `<Routes>`. */
export function mountFeatures(features: readonly UiFeature[]): ReactElement[] {
  const fillings = features.flatMap(({ fills }) => fills ?? []);
  return features.flatMap((feature) =>
    feature.screens.map((screen) => {
      const Loading = lazy(async () => ({ default: (await screen.load()).Screen }));
      return <Route key={screen.path} path={screen.path} element={<ScreenRoute {...{ screen, Loading, fillings }} />} />;
    }),
  );
}

/** With the screen: from here on what was drawn listens, and what was pressed meanwhile is done. */
function TellTakenOver(): null {
  useEffect(() => void document.dispatchEvent(new Event(takenOver)), []);
  return null;
}

/** Title and background as the screen declares them, for the frame around it. */
function announce({ title, background }: ScreenDefinition): void {
  setPageTitle(title);
  showScreenBackground({ type: background ?? 'default' });
}

interface ScreenRouteProps {
  readonly screen: ScreenDefinition;
  readonly Loading: Loaded;
  readonly fillings: readonly SlotFilling[];
}

function ScreenRoute({ screen, Loading, fillings }: ScreenRouteProps) {
  // A server runs no effects.
  if (isOnServer) announce(screen);
  // Before the screen's own effects, so that a title or background of its own wins.
  useLayoutEffect(() => announce(screen), [screen]);
  return (
    <ScreenBoundary key={screen.path}>
      <RouteGuard access={screen.access}>
        <Suspense fallback={<Skeletons shape="page" />}>
          <SlotsProvider value={fillings}>
            <Loading />
            <TellTakenOver />
          </SlotsProvider>
        </Suspense>
      </RouteGuard>
    </ScreenBoundary>
  );
}
