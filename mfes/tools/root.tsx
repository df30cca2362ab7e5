import { Pages, Route } from '@carillon/sdk/index.ts';
import { deferred, LoadingState } from '@carillon/ui/index.ts';
import type { ComponentType, ReactNode } from 'react';

/** Each page is loaded when it is opened. */
const page = (load: () => Promise<ComponentType<object>>) => deferred(load, () => <LoadingState rows={4} />);

const HashtagsFinder = page(
  async () => (await import('./routes/hashtags-finder-page.tsx')).HashtagsFinderPage,
);
const DescriptionGenerator = page(
  async () => (await import('./routes/description-generator-page.tsx')).DescriptionGeneratorPage,
);
const SentimentAnalysis = page(
  async () => (await import('./routes/sentiment-analysis-page.tsx')).SentimentAnalysisPage,
);
const BusinessPlanGenerator = page(
  async () => (await import('./routes/business-plan-generator-page.tsx')).BusinessPlanGeneratorPage,
);

export const Root = (): ReactNode => (
  <Pages>
    <Route path="/hashtags-finder" element={<HashtagsFinder />} />
    <Route path="/description-generator" element={<DescriptionGenerator />} />
    <Route path="/sentiment-analysis" element={<SentimentAnalysis />} />
    <Route path="/business-plan-generator" element={<BusinessPlanGenerator />} />
  </Pages>
);
