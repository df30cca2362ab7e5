import { Children, isValidElement, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { NotFound } from './not-found.tsx';

/**
 * The pages of a micro-frontend, one `Route` each. The shell leaves addresses below a page to its micro-frontend: an
 * address without a route there is not found. Any other is on its way to another micro-frontend, while this one is
 * still mounted.
 */
export function Pages({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const isBelow = Children.toArray(children).some(
    (route) => isValidElement<{ path: string }>(route) && pathname.startsWith(`${route.props.path}/`),
  );
  return (
    <Routes>
      {children}
      <Route path="*" element={isBelow ? <NotFound /> : null} />
    </Routes>
  );
}
