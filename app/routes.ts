import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home/route.tsx"),
  route("categories/:categoryName/:gender?", "routes/category/route.tsx"),
  route("search", "routes/search/route.tsx"),
  route("*", "routes/not-found/route.tsx"),
] satisfies RouteConfig;
