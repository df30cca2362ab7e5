/** A city of so many people is one that somebody looks for by name. */
const LARGE = 100_000;

/** Cities listed with another place's zone, or with none. */
const MENDED = {
  'Ciudad Juárez': 'America/Ciudad_Juarez',
  'Comodoro Rivadavia': 'America/Argentina/Catamarca',
  Dunhuang: 'Asia/Shanghai',
  Golmud: 'Asia/Shanghai',
  Lhasa: 'Asia/Shanghai',
  Maoming: 'Asia/Shanghai',
  Penza: 'Europe/Moscow',
  Perm: 'Asia/Yekaterinburg',
  Urmia: 'Asia/Tehran',
  Yumen: 'Asia/Shanghai',
  Zhanjiang: 'Asia/Shanghai',
};

/** Webpack's rule for the cities of city-timezones: the large ones, without fields that no search needs. */
export const citiesRule = {
  test: /[\\/]city-timezones[\\/]data[\\/]cityMap\.json$/,
  type: 'json',
  parser: { parse: (text) => trimCities(JSON.parse(text)) },
};

/** Trimmed cities stay as they are. */
export const trimCities = (cities) =>
  cities
    .map((place) => ({ ...place, timezone: MENDED[place.city] ?? place.timezone }))
    .filter(({ pop = LARGE, timezone }) => pop >= LARGE && timezone)
    .map(({ city, city_ascii, timezone }) => ({
      city,
      timezone,
      ...(city_ascii && city_ascii !== city && { city_ascii }),
    }));
