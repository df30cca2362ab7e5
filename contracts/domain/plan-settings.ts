/** What every process is told that applies plans; `planEnv` in services/kit reads it. */
export const PLAN_SETTINGS = {
  PLANS: {
    meaning:
      'whether plans apply: `on` gives each workspace a free trial and then the limits of the plan that it buys; `off` limits nothing and shows no price',
  },
} as const;
