import { safeStorage, useCall } from '@pausenplatz/kernel-browser';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { getShop, type ShopCategory } from '../contract/index.ts';
import { type Cart, readCart, storedCart } from '../rules/index.ts';

const key = 'shop:cart';
const storage = safeStorage();
const listeners = new Set<() => void>();
let [text, cart]: [string | null | undefined, Cart] = [undefined, { id: '', items: [] }];

/** The cart of this device, read again only where its text changed. */
function snapshot(): Cart {
  const now = storage.get(key);
  if (now !== text || cart.id === '') [text, cart] = [now, readCart(now, crypto.randomUUID())];
  return cart;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same browser.
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

/** Changes the cart in storage and in every part of the screen that shows it. */
export function changeCart(change: (now: Cart) => Cart): void {
  cart = change(snapshot());
  text = storedCart(cart);
  storage.set(key, text);
  for (const listener of listeners) listener();
}

export const useCart = (): Cart => useSyncExternalStore(subscribe, snapshot, snapshot);

interface ShopPlace {
  /** What stands before every address. */
  readonly base: '/shop' | '/kopfhoerer-shop';
  /** Null for the whole range. */
  readonly category: ShopCategory | null;
}

/** In which of the two shops somebody is. */
export function useShopPlace(): ShopPlace {
  const isHeadphones = useLocation().pathname.startsWith('/kopfhoerer-shop');
  return isHeadphones ? { base: '/kopfhoerer-shop', category: 'headphones' } : { base: '/shop', category: null };
}

export const useShop = () => useCall(getShop, {});
