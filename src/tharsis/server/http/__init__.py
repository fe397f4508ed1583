"""Everything over plain HTTP: routes, middleware, static files, the description of the API."""
