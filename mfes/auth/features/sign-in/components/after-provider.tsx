import { useLocation } from '@carillon/sdk/index.ts';
import { deferred, LoadingState } from '@carillon/ui/index.ts';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { SignInReturn as Return } from './sign-in-return.tsx';

/** Code needed only on the way back from a provider; it loads then. */
const SignInReturn = deferred(
  async () => (await import('./sign-in-return.tsx')).SignInReturn,
  () => <LoadingState rows={3} />,
);

/** The ways to log in, or, for who comes back from a provider, what that leads to. */
export function AfterProvider(props: ComponentProps<typeof Return>): ReactNode {
  const { search } = useLocation();
  const isBack = useRef(false);
  isBack.current ||= new URLSearchParams(search).has('sign_in');
  return isBack.current ? <SignInReturn {...props} /> : props.children;
}
