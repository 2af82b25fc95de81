import { isOnServer, Skeletons } from '@pausenplatz/kernel-ui';
import { type ReactElement, Suspense, useLayoutEffect } from 'react';
import { Route } from 'react-router-dom';
import { showScreenBackground } from './background.ts';
import type { ScreenDefinition, UiFeature } from './feature.ts';
import { type Loadable, loadable } from './loadable.tsx';
import { setPageTitle } from './page-title.ts';
import { RouteGuard } from './route-guard.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ScreenTransition } from './screen-transition.tsx';
import { type SlotFilling, SlotsProvider } from './slots.ts';

type Loaded = Loadable<object>;

const loadables = new WeakMap<ScreenDefinition, Loaded>();

/** The screen as a component; the same each time, so that loading it ahead counts. */
export function loadableScreen(screen: ScreenDefinition): Loaded {
  const known = loadables.get(screen) ?? loadable(async () => (await screen.load()).Screen);
  loadables.set(screen, known);
  return known;
}

/** What the features of a host put into each other's slots. */
export const fillingsOf = (features: readonly UiFeature[]): readonly SlotFilling[] => features.flatMap(({ fills }) => fills ?? []);

/** One route per screen of the features: guarded, titled, and loaded when first opened. Goes inside `<Routes>`. */
export function mountFeatures(features: readonly UiFeature[], fillings = fillingsOf(features)): ReactElement[] {
  return features.flatMap((feature) =>
    feature.screens.map((screen) => {
      const Loading = loadableScreen(screen);
      return <Route key={screen.path} path={screen.path} element={<ScreenRoute {...{ screen, Loading, fillings }} />} />;
    }),
  );
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
    <ScreenTransition key={screen.path}>
      <ScreenBoundary>
        <RouteGuard access={screen.access}>
          <Suspense fallback={<Skeletons shape="page" />}>
            <SlotsProvider value={fillings}>
              <Loading />
            </SlotsProvider>
          </Suspense>
        </RouteGuard>
      </ScreenBoundary>
    </ScreenTransition>
  );
}
