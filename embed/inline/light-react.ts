/**
 * What the views of the script use of React, from Preact: the whole of `preact/compat` is three times as large. A view that needs more of
 * it does not build before its name stands here.
 */
import { createElement } from 'preact/compat';

export { Fragment, useEffectEvent } from 'preact/compat';
export { useCallback, useEffect, useId, useMemo, useReducer, useRef, useState } from 'preact/hooks';

/** The elements' library asks for it as a whole. */
export default { createElement };
